// The buttons of the header: side menu, live page, search, notifications, account and sign-in.
import bell from 'lucide-static/icons/bell.svg?raw';
import face from 'lucide-static/icons/circle-user-round.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import person from 'lucide-static/icons/user-round.svg?raw';
import type { Brand } from '#brands';
import { CachedMarkup } from '../../ui/cached/cached-markup.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ForReaders } from '../../ui/preview.tsx';
import { popoverIds } from './popover-ids.ts';
import styles from './tools.module.css';

/** Opens the side menu (HDR-07, MENU-01). */
export function MenuButton({ brand: { texts } }: { brand: Brand }) {
	return (
		<button className={styles.tool} type="button" popoverTarget={popoverIds.menu} aria-label={texts.menu}>
			<Icon svg={menu} size={24} />
		</button>
	);
}

/** The link to the live broadcast (HDR-05). */
export function LiveLink({ brand: { texts } }: { brand: Brand }) {
	return (
		<a className={styles.live} href="/envivo/">
			{texts.live}
		</a>
	);
}

type ToolsProps = {
	readonly brand: Brand;
	readonly offersSignIn: boolean;
};

/** The buttons at the end of the row (HDR-03, HDR-04, HDR-06, HDR-12). Account pages leave out the sign-in. */
export function Tools(props: ToolsProps) {
	return (
		<CachedMarkup
			as="div"
			of={props.brand}
			variant={`tools ${props.offersSignIn}`}
			className={styles.tools}
			view={() => <Buttons {...props} />}
		/>
	);
}

function Buttons({ brand: { texts }, offersSignIn }: ToolsProps) {
	return (
		<>
			<button className={styles.tool} type="button" popoverTarget={popoverIds.search} aria-label={texts.search}>
				<Icon svg={search} size={22} />
			</button>
			<ForReaders>
				<button
					className={styles.tool}
					type="button"
					popoverTarget={popoverIds.notifications}
					aria-label={texts.notifications}
					data-bell=""
				>
					<Icon svg={bell} size={22} />
				</button>
			</ForReaders>
			<button
				className={`${styles.tool} ${styles.account}`}
				type="button"
				popoverTarget={popoverIds.account}
				aria-label={texts.account.mine}
				data-account-button=""
			>
				<Icon svg={face} size={24} />
			</button>
			{offersSignIn && (
				<a className={styles.signIn} href="/ingresar/" aria-label={texts.signIn} data-keep="" data-login-button="">
					<Icon svg={person} size={20} />
					<span className={styles.signInWords}>{texts.signIn}</span>
				</a>
			)}
		</>
	);
}
