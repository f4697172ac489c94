import { hrefOf } from '../address.ts';
import type { DocumentRequest } from '../outputs/document-request.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import { outputs } from './outputs.ts';
import { redirect } from './redirect.ts';
import { renderHtml } from './render-html.ts';

/**
 * Renders the page of a subject in the output of its address, with the purge keys and freshness that the page cache needs. If the output
 * has no document of the page, redirects to the html page; an error page is rendered as html instead.
 */
export function renderDocument(request: DocumentRequest): Promise<RenderedPage> {
	const { tracing, address } = request.context;
	const name = `render ${request.type}`;
	const step = { name, kind: 'internal', attributes: { 'kiosco.page_type': request.type, 'kiosco.output': address.output } } as const;
	return tracing
		? tracing.step(
				() => step,
				() => render(request),
			)
		: render(request);
}

async function render(request: DocumentRequest): Promise<RenderedPage> {
	const { status, subject, context, page } = request;
	const toDocument = page.isEmbed ? renderHtml : outputs[context.address.output].render;
	const document = (await toDocument(request)) ?? (status === 200 ? undefined : await renderHtml(request));
	if (document === undefined) return redirectToHtml(request);
	const story = 'story' in subject ? subject.story : undefined;
	return {
		...document,
		status,
		contentType: 'text/html; charset=utf-8',
		headers: { ...document.headers, 'content-language': context.brand.locale },
		keys: [...context.contentQueries.keys],
		...(story && { subject: context.contentQueries.keyOf(story.id) }),
		freshFor: page.freshFor,
		...(page.isEmbed && { isEmbed: true }),
	};
}

function redirectToHtml({ context }: DocumentRequest): RenderedPage {
	const { address } = context;
	return redirect(hrefOf(address), false, { ...context, address: { ...address, output: 'html' } });
}
