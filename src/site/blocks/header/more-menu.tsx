import type { Brand } from '#brands';
import type { NavigationNode } from '#content/contract';
import { Kept } from '../../ui/kept.tsx';
import { menuSize } from './main-menu.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './more-menu.module.css';
import { parts } from './parts.ts';

/** The sections of the main menu beyond its first three. */
export function MoreMenu({ brand, menu }: { brand: Brand; menu: readonly NavigationNode[] }) {
	const nodes = menu.slice(menuSize);
	if (nodes.length === 0) return null;
	return (
		<div className={styles.panel} id={parts.more} popover="auto" data-links="menu">
			<Kept
				as="ul"
				of={menu}
				variant="more"
				className={styles.list}
				aria-label={brand.texts.more}
				view={() => (
					<>
						{nodes.map((node) => (
							<li key={node.id}>
								<MenuLink node={node} className={styles.item} />
							</li>
						))}
					</>
				)}
			/>
		</div>
	);
}
