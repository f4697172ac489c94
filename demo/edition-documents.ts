import type { Edition } from './edition.ts';
import { legalTextDocuments } from './legal-text-documents.ts';
import { scheduleDocuments } from './schedule-documents.ts';
import { signalDocument } from './signal-document.ts';
import { collectionDocuments, libraryDocuments, navigationDocuments } from './site-documents.ts';
import { storyDocument } from './story-document.ts';

/** All documents of a brand's demo, in an order in which each finds what it refers to. */
export const editionDocuments = (edition: Edition): object[] => [
	...navigationDocuments(edition),
	...libraryDocuments(edition),
	...edition.stories.map((story) => storyDocument(story, edition)),
	...collectionDocuments(edition),
	...scheduleDocuments(edition),
	signalDocument(edition),
	...legalTextDocuments(edition),
];
