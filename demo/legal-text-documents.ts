import { brands, fill } from '#brands';
import type { Edition } from './edition.ts';

/** The legal texts of a brand, with its name in them. */
export const legalTextDocuments = ({ brand, legalTexts }: Edition): object[] =>
	legalTexts.map(({ id, title, source, updated, versions }) => ({
		type: 'legal-text',
		_id: id,
		source: { name: named(source, brand), updated_at: `${updated}T12:00:00Z` },
		title,
		versions: JSON.parse(JSON.stringify(versions), (_, value: unknown) => (typeof value === 'string' ? named(value, brand) : value)),
	}));

const named = (text: string, brand: Edition['brand']): string => fill(text, { brand: brands[brand].name });
