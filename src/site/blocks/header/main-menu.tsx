import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import type { Brand } from '#brands';
import type { NavigationNode } from '#content/contract';
import { CachedMarkup } from '../../ui/cached/cached-markup.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './main-menu.module.css';
import { MenuItems } from './menu-link.tsx';
import { popoverIds } from './popover-ids.ts';

/** How many links the main menu shows; the others are in the menu "Más" (LIM-05, CONT-01). */
export const menuSize = 3;

type MenuProps = { readonly brand: Brand; readonly menu: readonly NavigationNode[] };

/** The main menu: at most three links, and a button for the others (HDR-02, LIM-05). */
export function MainMenu({ brand, menu }: MenuProps) {
	if (menu.length === 0) return null;
	return (
		<CachedMarkup
			as="nav"
			of={menu}
			variant="main"
			className={styles.menu}
			aria-label={brand.texts.mainMenu}
			view={() => <Items brand={brand} menu={menu} />}
		/>
	);
}

function Items({ brand, menu }: MenuProps) {
	return (
		<ul className={styles.list}>
			<MenuItems nodes={menu.slice(0, menuSize)} className={styles.item} />
			{menu.length > menuSize && (
				<li>
					<button className={styles.item} type="button" popoverTarget={popoverIds.more}>
						{brand.texts.more}
						<Icon svg={chevron} size={16} />
					</button>
				</li>
			)}
		</ul>
	);
}
