import type { Brand } from '#brands';
import type { NavigationNode } from '#content/contract';
import { menuSize } from './main-menu.tsx';
import { MenuItems } from './menu-link.tsx';
import styles from './more-menu.module.css';
import { popoverIds } from './popover-ids.ts';

/** The panel under "Más": the sections of the main menu after its first three. */
export function MoreMenu({ brand, menu }: { brand: Brand; menu: readonly NavigationNode[] }) {
	const nodes = menu.slice(menuSize);
	if (nodes.length === 0) return null;
	return (
		<div className={styles.panel} id={popoverIds.more} popover="auto" data-links="menu">
			<ul className={styles.list} aria-label={brand.texts.more}>
				<MenuItems nodes={nodes} className={styles.item} />
			</ul>
		</div>
	);
}
