import type { Problem } from '../ans/document.ts';
import { kindsOf } from '../ans/repair/repair-document.ts';
import { DocumentRefusal, type RefusalCode } from '../documents/document-refusal.ts';
import type { PutOutcome, StoreOutcome } from './put-document.ts';

/** The answer to the sender of an accepted document. */
type AcceptedSummary = {
	readonly id: string;
	readonly type: string;
	readonly draft: boolean;
	/** Why it is a draft. */
	readonly draftReason?: string | undefined;
	readonly warnings: readonly Problem[];
	/** The kinds of what was changed to make it fit ANS, each once. */
	readonly repairs: readonly string[];
};

/** Why nothing was stored of a document. */
export type RefusedResult = { readonly kind: 'refused'; readonly code: RefusalCode; readonly problems: readonly Problem[] };

/** A document that is known or older. */
export type IgnoredResult = Extract<StoreOutcome, { kind: 'ignored' }> & AcceptedSummary;

/** The result for a document: stored, ignored because it is known or older (C02), or refused with the reason (C01). */
export type PutResult = (Extract<StoreOutcome, { kind: 'stored' }> & AcceptedSummary) | IgnoredResult | RefusedResult;

/** The result of a publication that was not refused. */
export const resultOf = ({ accepted, stored }: PutOutcome): PutResult => ({ ...stored, ...summaryOf(accepted) });

export function summaryOf({ incoming, warnings }: PutOutcome['accepted']): AcceptedSummary {
	const { id, type, edition, draftReason, repairs } = incoming;
	return { id, type, draft: edition === 'draft', draftReason, warnings, repairs: kindsOf(repairs) };
}

/** The refusal that an error is. Throws every other error again. */
export function refusalOf(error: unknown): RefusedResult {
	if (error instanceof DocumentRefusal) return { kind: 'refused', code: error.code, problems: error.problems };
	throw error;
}
