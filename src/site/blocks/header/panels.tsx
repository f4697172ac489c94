// What every page of a brand shares around its header: the panels of its buttons, and site-wide islands.
import type { Brand } from '#brands';
import type { NavigationNode } from '#content/contract';
import type { AppLinks } from '../../render-context.ts';
import { CachedMarkup } from '../../ui/cached/cached-markup.tsx';
import { reuseList } from '../../ui/cached/reuse-list.ts';
import { PlainIsland } from '../../ui/island.tsx';
import { ForReaders } from '../../ui/preview.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { MoreMenu } from './more-menu.tsx';
import { Notifications } from './notifications.tsx';
import { SearchBox } from './search-box.tsx';
import { SideMenu } from './side-menu.tsx';

type PanelsProps = {
	readonly brand: Brand;
	readonly menu: readonly NavigationNode[];
	readonly side: readonly NavigationNode[];
	readonly apps: AppLinks | undefined;
};

export function Panels(props: PanelsProps) {
	const { brand, menu, side, apps } = props;
	return (
		<CachedMarkup
			as="div"
			of={reuseList([menu, side, apps ?? brand])}
			variant={brand.id}
			className={styles.panels}
			view={() => <AllPanels {...props} />}
		/>
	);
}

function AllPanels({ brand, menu, side, apps }: PanelsProps) {
	const { notificationsUnseenOne: one, notificationsUnseenMany: many } = brand.texts;
	return (
		<>
			<SideMenu brand={brand} nodes={side} apps={apps} />
			<MoreMenu brand={brand} menu={menu} />
			<SearchBox brand={brand} />
			<ForReaders>
				<Notifications brand={brand} />
			</ForReaders>
			<AccountMenu brand={brand} />
			<ForReaders>
				<PlainIsland name="bell" when="soon" props={{ one, many }}>
					{null}
				</PlainIsland>
				<PlainIsland name="keep-query" when="query">
					{null}
				</PlainIsland>
				<PlainIsland name="kept-sync" when="session">
					{null}
				</PlainIsland>
			</ForReaders>
		</>
	);
}
