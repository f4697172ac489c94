import * as v from 'valibot';
import { checkLimits } from '../ans/check/check-limits.ts';
import type { CheckedDocument } from '../ans/check-document.ts';
import type { Problem } from '../ans/document.ts';
import type { JsonObject } from '../ans/json.ts';
import { adSchema } from '../data-documents/ad/ad-schema.ts';
import { boardSchema } from '../data-documents/board/board-schema.ts';
import { callSchema } from '../data-documents/call/call-schema.ts';
import { electionSchema } from '../data-documents/election/election-schema.ts';
import { legalTextSchema } from '../data-documents/legal-text/legal-text-schema.ts';
import { mastheadSchema } from '../data-documents/masthead/masthead-schema.ts';
import { newsletterSchema } from '../data-documents/newsletter/newsletter-schema.ts';
import { podcastSchema } from '../data-documents/podcast/podcast-schema.ts';
import { programmeSchema } from '../data-documents/programme/programme-schema.ts';
import { scheduleSchema } from '../data-documents/schedule/schedule-schema.ts';
import { signalSchema } from '../data-documents/signal/signal-schema.ts';
import { weatherSchema } from '../data-documents/weather/weather-schema.ts';
import type { DataKind } from '../store/tables.ts';
import { typeOf } from './incoming-document.ts';
import { nodeSchema } from './node-schema.ts';

/** The schemas of the data documents, by type (decision 22). */
export const dataSchemas: Readonly<Record<DataKind, v.GenericSchema>> = {
	schedule: scheduleSchema,
	signal: signalSchema,
	'legal-text': legalTextSchema,
	masthead: mastheadSchema,
	weather: weatherSchema,
	newsletter: newsletterSchema,
	podcast: podcastSchema,
	programme: programmeSchema,
	election: electionSchema,
	call: callSchema,
	board: boardSchema,
	ad: adSchema,
};

/** The schemas of documents for which ANS has none, by their type: sections and links of the site service, and data. */
const schemas: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
	['section', nodeSchema],
	['link', nodeSchema],
	...Object.entries(dataSchemas),
]);

/** The schema of a document for which ANS has none. */
export const ownSchemaOf = (json: JsonObject): v.GenericSchema | undefined => schemas.get(typeOf(json) ?? '');

/** Checks whether a document may be stored, by a schema of ours (C01, C07). */
export function checkBySchema(json: JsonObject, schema: v.GenericSchema): CheckedDocument {
	const beyondLimits = checkLimits(json);
	if (beyondLimits) return { kind: 'beyond-limits', problems: [beyondLimits] };
	const parsed = v.safeParse(schema, json);
	if (parsed.success) return { kind: 'accepted', document: json, warnings: [], repairs: [] };
	return { kind: 'refused', problems: problemsOf(parsed.issues) };
}

/** Why a document does not fit its schema, by the fields. No value of the document is part of it. */
export const problemsOf = (issues: readonly v.BaseIssue<unknown>[]): readonly Problem[] => issues.flatMap(problemsIn);

/** The problems of the alternatives of a union; that of the union as a whole says nothing useful. */
const problemsIn = (issue: v.BaseIssue<unknown>): readonly Problem[] => {
	const path = pathOf('$', issue);
	return issue.issues?.map((one) => ({ path: pathOf(path, one), message: messageOf(one) })) ?? [{ path, message: messageOf(issue) }];
};

function pathOf(parent: string, issue: v.BaseIssue<unknown>): string {
	const path = v.getDotPath(issue);
	return path === null ? parent : `${parent}.${path}`;
}

const messageOf = ({ expected, message }: v.BaseIssue<unknown>): string => (expected === null ? message : `expected ${expected}`);
