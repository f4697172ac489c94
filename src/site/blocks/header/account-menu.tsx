import leave from 'lucide-static/icons/log-out.svg?raw';
import type { Brand } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import styles from './account-menu.module.css';
import { KeptLinks } from './kept-links.tsx';
import panel from './notifications.module.css';
import { popoverIds } from './popover-ids.ts';
import menuStyles from './side-menu.module.css';
import { ProfileLink } from './sign-in-link.tsx';

/** The menu of a signed-in reader: the profile, under the reader's name where the brand shows it, and the sign-out. */
export function AccountMenu({ brand }: { brand: Brand }) {
	const { account } = brand.texts;
	return (
		<nav
			className={`${panel.panel} ${styles.menu}`}
			id={popoverIds.account}
			popover="auto"
			aria-label={account.mine}
			data-links="menu"
			data-account-menu=""
		>
			<div className={menuStyles.column}>
				<ProfileLink brand={brand} />
				<KeptLinks brand={brand} className={menuStyles.signedIn} />
				<PlainIsland name="sign-out" when="interaction" props={{ done: account.profile.signedOut }}>
					<button className={`${menuStyles.action} ${menuStyles.signedIn}`} type="button" data-sign-out="">
						<Icon svg={leave} />
						{account.profile.signOut}
					</button>
					<p role="status" data-told="" />
				</PlainIsland>
				<SignOutForm words={account.profile.signOut} />
			</div>
		</nav>
	);
}

/** The sign-out for browsers without scripts: the page of the form ends the session. */
function SignOutForm({ words }: { words: string }) {
	return (
		<noscript>
			<form method="post" action="/perfil/">
				<input type="hidden" name="form" value="sign-out" />
				<button className={`${menuStyles.action} ${styles.whole}`} type="submit">
					<Icon svg={leave} />
					{words}
				</button>
			</form>
		</noscript>
	);
}
