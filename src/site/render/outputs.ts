import type { Output } from '../address.ts';
import { renderAmp } from '../outputs/amp/render-amp.tsx';
import type { RenderOutput } from '../outputs/document-request.ts';
import { renderFbia } from '../outputs/fbia/render-fbia.ts';
import { renderLite } from '../outputs/lite/render-lite.tsx';
import { renderHtml } from './render-html.ts';

type OutputDefinition = {
	readonly render: RenderOutput;
	/** Whether registered readers get whole stories in this output. If not, everybody gets the same page, and no cookie is read (W19). */
	readonly hasPagesForRegistered: boolean;
};

/** The outputs, and how each renders the document of a subject. */
export const outputs: Readonly<Record<Output, OutputDefinition>> = {
	html: { render: renderHtml, hasPagesForRegistered: true },
	amp: { render: renderAmp, hasPagesForRegistered: false },
	fbia: { render: renderFbia, hasPagesForRegistered: false },
	lite: { render: renderLite, hasPagesForRegistered: true },
};
