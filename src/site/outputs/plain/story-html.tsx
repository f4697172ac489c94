// HTML of stories in outputs without scripts, such as AMP.
import type { SafeHtml } from '#content/contract';
import { LinkedHtml, type LinkedTag } from './linked-html.tsx';
import type { PlainPage } from './plain-page.ts';

type StoryHtmlProps = {
	readonly html: SafeHtml;
	readonly page: PlainPage;
	readonly as?: LinkedTag;
	readonly className?: string | undefined;
};

/** Prints sanitized HTML of stories, with its links in the output of the page. */
export const StoryHtml = ({ html, page, as = 'span', className }: StoryHtmlProps) => (
	<LinkedHtml html={html} as={as} className={className} hrefOf={page.hrefOf} />
);
