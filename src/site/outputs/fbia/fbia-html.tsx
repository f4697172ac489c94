import type { SafeHtml } from '#content/contract';
import { absoluteUrl } from '../../pages/page-urls.ts';
import type { RenderContext } from '../../render-context.ts';
import { LinkedHtml, type LinkedTag } from '../plain/linked-html.tsx';

type FbiaHtmlProps = { readonly html: SafeHtml; readonly as?: LinkedTag; readonly context: RenderContext };

/** Prints sanitized HTML of stories with absolute links. */
export const FbiaHtml = ({ html, as = 'span', context }: FbiaHtmlProps) => (
	<LinkedHtml html={html} as={as} hrefOf={(href) => absoluteUrl(href, context)} />
);
