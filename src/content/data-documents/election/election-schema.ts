import * as v from 'valibot';
import { electionIds } from '../../contract/contract.ts';
import { sourceSchema } from '../source-schema.ts';
import { textSchema } from '../text-schema.ts';
import { districtSchema, partyId } from './district-schema.ts';

const date = v.pipe(v.string(), v.isoDate());

const party = v.object({
	id: partyId,
	name: textSchema(100),
	/** A few letters for small places. */
	short: textSchema(5),
	color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
	candidates: v.pipe(v.array(textSchema(100)), v.minLength(1), v.maxLength(10)),
});

const outcome = v.union([
	v.strictObject({ elected: partyId }),
	v.pipe(
		v.strictObject({ run_off: v.tuple([partyId, partyId]), date: v.optional(date) }),
		v.check(({ run_off: [one, other] }) => one !== other, 'must be between two parties'),
	),
]);

const areDifferent = (all: readonly { readonly id: string }[]): boolean => new Set(all.map(({ id }) => id)).size === all.length;

const election = v.looseObject({
	type: v.literal('election'),
	_id: v.picklist(electionIds),
	source: sourceSchema,
	title: textSchema(100),
	date,
	parties: v.pipe(
		v.array(party),
		v.minLength(1),
		v.maxLength(50),
		v.check((all) => areDifferent(all), 'must have an id of its own each'),
	),
	districts: v.pipe(
		v.array(districtSchema),
		v.minLength(1),
		v.check((all) => areDifferent(all), 'must be each there once'),
	),
	/** The count has ended, even if polling stations are missing. */
	final: v.optional(v.boolean(), false),
	outcome: v.optional(outcome),
});

/** A document of type `election`: the parties, and what was counted in each district. Everything else is computed from it. */
export const electionSchema = v.pipe(
	election,
	v.forward(
		v.partialCheck(
			[['parties'], ['districts']],
			({ parties, districts }) => districts.every(({ votes, seats = {} }) => areAmong(parties, Object.keys({ ...votes, ...seats }))),
			'must have votes and seats of its parties alone',
		),
		['districts'],
	),
	v.forward(
		v.partialCheck(
			[['parties'], ['outcome']],
			({ parties, outcome: end }) => areAmong(parties, end === undefined ? [] : 'elected' in end ? [end.elected] : end.run_off),
			'must name parties of the election',
		),
		['outcome'],
	),
);

const areAmong = (parties: readonly { readonly id: string }[], ids: readonly string[]): boolean =>
	ids.every((id) => parties.some((one) => one.id === id));

/** A checked document of type `election`. */
export type ElectionDocument = v.InferOutput<typeof electionSchema>;
