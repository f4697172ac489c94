// The tables of docs/spec.
import { readFileSync } from 'node:fs';
import { type BrandId, brandList } from '#brands';
import type { ReachedBy } from './reached.ts';

/** Where a requirement can be observed: by a reader in a browser, by a program on the wire, or nowhere in particular, if it is a rule. */
export type Kind = ReachedBy | 'rule';

/** A row of the specification that holds on the brands that it names. */
export type Requirement = { readonly id: string; readonly brands: readonly BrandId[]; readonly kind: Kind; readonly text: string };

/** Something that the product promises beyond the specification; priority 0 comes first. */
export type Promised = { readonly id: string; readonly priority: string; readonly text: string };

/** The 330 requirements, in the order of the table. */
export const readRequirements = (): readonly Requirement[] =>
	readTable('requirements').map(([id = '', brands = '', kind = '', text = '']) => ({
		id,
		brands: brandsOf(brands),
		kind: kindOf(kind),
		text,
	}));

export const readPromises = (): readonly Promised[] =>
	readTable('promises').map(([id = '', priority = '', text = '']) => ({ id, priority, text }));

/** Why a row does not hold yet, by its id. No test names such a row. */
export const readOpen = (): ReadonlyMap<string, string> => new Map(readTable('open').map(([id = '', reason = '']) => [id, reason]));

function brandsOf(cell: string): readonly BrandId[] {
	const names = cell.split(',');
	const brands = brandList.map(({ id }) => id).filter((id) => cell === 'all' || names.includes(id));
	if (cell !== 'all' && brands.length !== names.length)
		throw new Error(`docs/spec/requirements.tsv names a brand that is not there: ${cell}`);
	return brands;
}

function kindOf(cell: string): Kind {
	if (cell === 'browser' || cell === 'wire' || cell === 'rule') return cell;
	throw new Error(`docs/spec/requirements.tsv names a kind that is not there: ${cell}`);
}

function readTable(name: string): string[][] {
	const lines = readFileSync(`docs/spec/${name}.tsv`, 'utf8').split('\n');
	return lines.filter((line) => line !== '').map((line) => line.split('\t'));
}
