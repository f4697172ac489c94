import type { DocumentRequest, OutputDocument } from '../document-request.ts';
import { minimalDocument } from './minimal-document.ts';

/** Renders a title, a description and a link to the html page. */
export async function renderMinimal({ type, page, subject, context }: DocumentRequest): Promise<OutputDocument> {
	const { brand, address } = context;
	const body = minimalDocument({ brand, output: address.output, pageType: type, meta: page.meta(subject, context) });
	return { body, headers: { 'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'self'" } };
}
