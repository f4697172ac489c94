import { setImmediate as letOthersRun } from 'node:timers/promises';
import { kindsOf } from '../../ans/repair/repair-document.ts';
import { type AcceptedDocument, acceptDocument } from '../../documents/accept-document.ts';
import type { Tables } from '../../store/tables.ts';
import { type IgnoredResult, type RefusedResult, refusalOf } from '../put-result.ts';
import type { Sender } from '../sender.ts';
import { ignoredResult, type KnownBefore, readKnown } from './known-before.ts';

/** The expected result for a document. Only its publication shows whether its address is taken. */
export type CheckResult =
	| { readonly kind: 'checked'; readonly draftReason?: string | undefined; readonly repairs: readonly string[] }
	| IgnoredResult
	| RefusedResult;

/** The accepted document of a text, or its refusal. */
export function acceptOrRefuse(text: string, now: Date): AcceptedDocument | RefusedResult {
	try {
		return acceptDocument(text, now);
	} catch (error) {
		return refusalOf(error);
	}
}

/** Accepts or refuses many texts. The process does other work between them. */
export async function acceptAll(texts: readonly string[], now: Date): Promise<readonly ReturnType<typeof acceptOrRefuse>[]> {
	const given: ReturnType<typeof acceptOrRefuse>[] = [];
	for (const text of texts) {
		given.push(acceptOrRefuse(text, now));
		await letOthersRun();
	}
	return given;
}

type CheckDeps = { readonly tables: Tables; readonly sender: Sender; readonly now: Date };

/** Checks documents as publishing does, finds those that are known or older, and stores nothing. */
export async function checkAll({ tables, sender, now }: CheckDeps, texts: readonly string[]): Promise<readonly CheckResult[]> {
	const given = await acceptAll(texts, now);
	const documents = given.flatMap((one) => ('incoming' in one ? [one.incoming] : []));
	const known = await readKnown(tables, { brand: sender.brand.id, documents, paths: [] });
	return given.map((one) => ('incoming' in one ? checkResult(one, sender, known) : one));
}

function checkResult(accepted: AcceptedDocument, sender: Sender, known: KnownBefore): CheckResult {
	const { draftReason, repairs } = accepted.incoming;
	return ignoredResult(accepted, sender, known) ?? { kind: 'checked', draftReason, repairs: kindsOf(repairs) };
}
