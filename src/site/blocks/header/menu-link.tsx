import type { NavigationNode } from '#content/contract';

/** The link of a menu; one that leads to another site opens beside this one. */
export function MenuLink({ node, className }: { readonly node: NavigationNode; readonly className: string | undefined }) {
	return (
		<a className={className} href={node.href} {...(node.external && { target: '_blank', rel: 'noopener' })}>
			{node.text}
		</a>
	);
}
