import { slugOf } from '../../ans/text/clean-text.ts';
import type { LegalText, LegalVersion } from '../../contract/contract.ts';
import { readSource } from '../source-schema.ts';
import type { LegalTextDocument } from './legal-text-schema.ts';

/** The text of a document with the version in force on a day (`YYYY-MM-DD`); undefined before the first one is in force. */
export function textInForce({ title, source, versions }: LegalTextDocument, day: string): LegalText | undefined {
	const [current, ...earlier] = versions.filter(({ since }) => since <= day).map(toVersion);
	return current && { title, source: readSource(source), current, earlier };
}

const toVersion = ({ since, summary, sections }: LegalTextDocument['versions'][number]): LegalVersion => ({
	since,
	summary,
	// The prefix keeps anchors apart from the other ids of a page.
	sections: sections.map((section) => ({ ...section, anchor: `texto-${slugOf(section.heading)}` })),
});
