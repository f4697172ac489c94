import * as v from 'valibot';
import type { NavigationNode } from '#content/contract';
import { type BlockPage, defineBlock } from '../../block.ts';
import { pageTypeOfPath } from '../../page-type.ts';
import { Bar } from './bar.tsx';
import { currentSection } from './current-section.ts';
import styles from './header.module.css';
import { HomeHeader } from './home-header.tsx';
import { Panels } from './panels.tsx';

type HeaderData = {
	readonly menu: readonly NavigationNode[];
	readonly side: readonly NavigationNode[];
};

/**
 * The header of every page (HDR, SEARCH, MENU): the masthead (mode `header-home`) on the front page, where some brands switch to the bar
 * (mode `header-global`) on scrolling; the bar elsewhere.
 */
export const header = defineBlock({
	fields: v.object({}),
	load: async (_, { context: { contentQueries } }): Promise<HeaderData> => {
		const [menu, side] = await Promise.all([contentQueries.navigation('primary'), contentQueries.navigation('hamburger')]);
		return { menu, side };
	},
	view: ({ data, context, subject }) => {
		const { brand } = context;
		const type = pageTypeOfPath(context.address.path, brand);
		const isHome = context.address.path === '/';
		const switches = isHome && brand.header.switchesOnHome;
		const shared = {
			brand,
			menu: data.menu,
			offersSignIn: type !== 'users_registration',
		};
		return (
			<header
				className={styles.header}
				data-links="header"
				data-mode={isHome ? 'header-home' : 'header-global'}
				data-switches={switches ? '' : undefined}
			>
				{isHome && <HomeHeader {...shared} now={context.now} />}
				{(!isHome || switches) && <Bar {...shared} section={sectionLink({ context, subject })} isHidden={isHome} />}
				<Panels brand={brand} menu={data.menu} side={data.side} apps={brand.header.offersApps ? context.appLinks : undefined} />
			</header>
		);
	},
});

function sectionLink({ context, subject }: BlockPage) {
	return context.brand.header.secondaryNav ? currentSection(subject) : undefined;
}
