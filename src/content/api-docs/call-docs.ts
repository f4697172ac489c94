import type { CallDoc } from '#platform/http/call-docs';
import { ingestDocs } from './ingest-docs.ts';
import { appFeedDocs, contentApiDocs } from './reading-docs.ts';
import { sourceDocs } from './source-docs.ts';

/** The documentation of all calls of content: to read it and to send it. */
export const callDocs = (): readonly CallDoc[] => [...sourceDocs(), ...appFeedDocs(), ...contentApiDocs(), ...ingestDocs()];
