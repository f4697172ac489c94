import { brands, fill } from '#brands';
import { ago, type Edition } from './edition.ts';

/** Who publishes the site of a brand, revised ten days before the edition. */
export const mastheadDocument = (edition: Edition): object => {
	const { source, ...said } = edition.masthead;
	return {
		type: 'masthead',
		_id: 'masthead',
		source: { name: fill(source, { brand: brands[edition.brand].name }), updated_at: ago('10d', edition).toISOString() },
		...said,
	};
};
