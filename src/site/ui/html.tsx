import type { SafeHtml } from '#content/contract';

/** Prints HTML that went through the sanitizer; the only place of the site that prints HTML as it is. */
export function Html({
	html,
	as: Tag = 'span',
	className,
}: {
	html: SafeHtml;
	as?: 'p' | 'span' | 'li' | 'td' | 'th' | 'div' | 'cite' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
	className?: string | undefined;
}) {
	return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
