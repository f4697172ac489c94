import type * as v from 'valibot';
import type { Log } from '#platform/log';
import type { StoredDocument } from '../../document-index/read-documents.ts';
import { problemsOf } from '../../documents/check-by-schema.ts';
import type { DataKind } from '../../store/tables.ts';

/** The most problems of a document that a line of the log names. */
const maxProblems = 10;

type UnfitDocument = Pick<StoredDocument, 'id' | 'revision'> & { readonly brand: string; readonly kind: DataKind };

/**
 * Logs which stored data documents no longer fit their schema, so that no page shows them. A process logs each revision once, however often
 * it reads the document.
 */
export class UnfitDocuments {
	readonly #log: Log;
	/** The revision that was logged last, by document. */
	readonly #told = new Map<string, string>();

	constructor(log: Log) {
		this.#log = log;
	}

	tell({ brand, kind, id, revision }: UnfitDocument, issues: readonly v.BaseIssue<unknown>[]): void {
		const document = `${brand}/${kind}/${id}`;
		if (this.#told.get(document) === revision) return;
		this.#told.set(document, revision);
		const problems = problemsOf(issues).slice(0, maxProblems);
		this.#log.warn({ document, revision, problems }, 'a stored document does not fit its schema; pages are made without it');
	}
}
