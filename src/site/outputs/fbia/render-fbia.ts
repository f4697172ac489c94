import type { DocumentRequest, OutputDocument } from '../document-request.ts';
import { fbiaDocument } from './fbia-document.tsx';

const policy = "default-src 'none'; img-src 'self'; media-src 'self' https:; frame-src https:; base-uri 'none'; frame-ancestors 'self'";

/** Renders the fbia output of a story (OUT-02); other pages have none. */
export async function renderFbia({ subject, context }: DocumentRequest): Promise<OutputDocument | undefined> {
	if (subject.kind !== 'story') return undefined;
	return { body: fbiaDocument(subject.story, context), headers: { 'content-security-policy': policy } };
}
