import { adDocuments } from './ad-documents.ts';
import { boardDocuments } from './board-documents.ts';
import { callDocuments } from './call-documents.ts';
import type { Edition } from './edition.ts';
import { legalTextDocuments } from './legal-text-documents.ts';
import { mastheadDocument } from './masthead-document.ts';
import { newsletterDocuments } from './newsletter-documents.ts';
import { podcastDocuments } from './podcast-documents.ts';
import { programmeDocuments } from './programme-documents.ts';
import { scheduleDocuments } from './schedule-documents.ts';
import { signalDocuments } from './signal-documents.ts';
import { collectionDocuments, libraryDocuments, navigationDocuments } from './site-documents.ts';
import { storyDocument } from './story-document.ts';
import { weatherDocuments } from './weather/weather-documents.ts';

/** All documents of a brand's demo, in an order in which each finds what it refers to. */
export const editionDocuments = (edition: Edition): object[] => [
	...navigationDocuments(edition),
	...libraryDocuments(edition),
	...edition.stories.map((story) => storyDocument(story, edition)),
	...collectionDocuments(edition),
	...scheduleDocuments(edition),
	...signalDocuments(edition),
	...legalTextDocuments(edition),
	...podcastDocuments(edition),
	...programmeDocuments(edition),
	mastheadDocument(edition),
	...weatherDocuments(edition),
	...newsletterDocuments(edition),
	...edition.elections,
	...callDocuments(edition),
	...boardDocuments(edition),
	...adDocuments(edition),
];
