import type { Brand } from '#brands';
import type { BodyElement, DocumentId } from '#content/contract';

/** What the elements of a body need to know about the page. */
export type BodyContext = { readonly brand: Brand; readonly storyId: DocumentId };

/** The body element of one kind. */
export type ElementOf<Kind extends BodyElement['kind']> = Extract<BodyElement, { kind: Kind }>;
