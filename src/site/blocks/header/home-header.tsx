import { type Brand, dateIn } from '#brands';
import type { NavigationNode } from '#content/contract';
import { CachedMarkup } from '../../ui/cached/cached-markup.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './home-header.module.css';
import { MainMenu } from './main-menu.tsx';
import { LiveLink, MenuButton, Tools } from './tools.tsx';

type HomeHeaderProps = {
	readonly brand: Brand;
	readonly menu: readonly NavigationNode[];
	readonly offersSignIn: boolean;
	readonly now: Date;
};

/**
 * `header-home`, the head of the front page: the date, the brand's wordmark and its sections. The boot script watches when the sections leave
 * the view.
 */
export function HomeHeader(props: HomeHeaderProps) {
	const { brand, menu, offersSignIn, now } = props;
	return (
		<CachedMarkup
			as="div"
			of={menu}
			variant={['masthead', brand.id, offersSignIn, dateIn(brand.timeZone, now)].join('\n')}
			className={`${styles.masthead} ${styles[brand.theme.masthead]}`}
			view={() => <Parts {...props} />}
		/>
	);
}

function Parts({ brand, menu, offersSignIn, now }: HomeHeaderProps) {
	return (
		<>
			<time className={styles.day} dateTime={dateIn(brand.timeZone, now)}>
				{dayOf(now, brand)}
			</time>
			<div className={styles.burger}>
				<MenuButton brand={brand} />
			</div>
			<h1 className={styles.name}>
				<a className={styles.logo} href="/">
					<Wordmark brand={brand} />
				</a>
			</h1>
			<div className={styles.menu} data-header-anchor="">
				<MainMenu brand={brand} menu={menu} />
			</div>
			<div className={styles.live}>
				<LiveLink brand={brand} />
			</div>
			<div className={styles.tools}>
				<Tools brand={brand} offersSignIn={offersSignIn} />
			</div>
		</>
	);
}
