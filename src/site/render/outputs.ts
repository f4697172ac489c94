import type { Output } from '../address.ts';
import type { RenderOutput } from '../outputs/document-request.ts';
import { renderMinimal } from '../outputs/minimal/render-minimal.ts';
import { renderHtml } from './render-html.ts';

/** How each output renders the document of a subject. */
export const outputs: Readonly<Record<Output, RenderOutput>> = {
	html: renderHtml,
	amp: renderMinimal,
	fbia: renderMinimal,
};
