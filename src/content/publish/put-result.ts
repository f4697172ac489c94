import type { Problem } from '../ans/document.ts';
import { kindsOf } from '../ans/repair/document-repair.ts';
import { DocumentRefusal, type RefusalCode } from '../documents/document-refusal.ts';
import type { PutOutcome, StoreOutcome } from './put-document.ts';

/** What the sender of an accepted document is told. */
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

/** What became of a document: stored, ignored because it is known or older (C02), or refused with the reason (C01). */
export type PutResult =
	| (StoreOutcome & AcceptedSummary)
	| { readonly kind: 'refused'; readonly code: RefusalCode; readonly problems: readonly Problem[] };

/** The result of a publication that was not refused. */
export function resultOf({ accepted: { incoming, warnings }, stored }: PutOutcome): PutResult {
	const { id, type, edition, draftReason, repairs } = incoming;
	return { ...stored, id, type, draft: edition === 'draft', draftReason, warnings, repairs: kindsOf(repairs) };
}

/** The refusal that an error is. Throws every other error again. */
export function refusalOf(error: unknown): PutResult {
	if (error instanceof DocumentRefusal) return { kind: 'refused', code: error.code, problems: error.problems };
	throw error;
}
