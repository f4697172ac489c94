import leave from 'lucide-static/icons/log-out.svg?raw';
import type { Brand } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import panel from './notifications.module.css';
import { popoverIds } from './popover-ids.ts';
import styles from './side-menu.module.css';
import { ProfileLink } from './sign-in-link.tsx';

/** The menu of a signed-in reader: the profile, under the reader's name where the brand shows it, and the sign-out. */
export function AccountMenu({ brand }: { brand: Brand }) {
	const { account } = brand.texts;
	return (
		<nav className={panel.panel} id={popoverIds.account} popover="auto" aria-label={account.mine} data-links="menu">
			<div className={styles.column}>
				<ProfileLink brand={brand} />
				<PlainIsland name="sign-out" when="interaction" props={{ done: account.profile.signedOut }}>
					<button className={`${styles.action} ${styles.signedIn}`} type="button" data-sign-out="">
						<Icon svg={leave} />
						{account.profile.signOut}
					</button>
					<p role="status" data-told="" />
				</PlainIsland>
			</div>
		</nav>
	);
}
