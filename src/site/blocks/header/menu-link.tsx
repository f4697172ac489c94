import type { NavigationNode } from '#content/contract';

/** A link of a menu. A link to another site opens in a new tab. */
export function MenuLink({ node, className }: { readonly node: NavigationNode; readonly className: string | undefined }) {
	return (
		<a className={className} href={node.href} {...(node.external && { target: '_blank', rel: 'noopener' })}>
			{node.text}
		</a>
	);
}
