import type { SafeHtml } from '#content/contract';

/** The elements that can be around HTML of a story. */
export type LinkedTag = 'p' | 'span' | 'li' | 'td' | 'th' | 'cite' | 'h1' | 'h2';

type LinkedHtmlProps = {
	readonly html: SafeHtml;
	readonly as: LinkedTag;
	readonly className?: string | undefined;
	/** The address of a link of the site, in the output. */
	readonly hrefOf: (href: string) => string;
};

/** Prints sanitized HTML of stories, with links to this site in an output. */
export function LinkedHtml({ html, as: Tag, className, hrefOf }: LinkedHtmlProps) {
	// The sanitizer writes attributes in double quotes, and escapes what is in them.
	const linked = html.replaceAll(/ href="(\/[^"]*)"/g, (_, href: string) => ` href="${hrefOf(href)}"`);
	return <Tag className={className} dangerouslySetInnerHTML={{ __html: linked }} />;
}
