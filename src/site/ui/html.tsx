import type { SafeHtml } from '#content/contract';

/** Prints sanitized HTML of stories; no other component prints story HTML as it is. */
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
