import type { Brand } from '#brands';
import type { BodyElement, DocumentId } from '#content/contract';

/** What every element of a body may need of the page it stands on. */
export type BodyContext = { readonly brand: Brand; readonly storyId: DocumentId };

/** The element of a kind. */
export type ElementOf<Kind extends BodyElement['kind']> = Extract<BodyElement, { kind: Kind }>;
