// The links to sign in and to the profile, for the side menu and the account menu. `tools.tsx` has the button of the header.
import person from 'lucide-static/icons/user-round.svg?raw';
import type { Brand } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import styles from './side-menu.module.css';

/** The link to the profile, with the reader's name where the brand shows it (HDR-18 to HDR-20). */
export function ProfileLink({ brand: { texts, header } }: { brand: Brand }) {
	const link = (
		<a className={`${styles.action} ${styles.signedIn}`} href="/perfil/" data-profile-link="" data-keep="">
			<Icon svg={person} />
			<span className={styles.words} data-words="">
				{texts.profile}
			</span>
		</a>
	);
	if (!header.showsReaderName) return link;
	return (
		<PlainIsland name="reader-name" when="session" props={{ words: texts.profile }}>
			{link}
		</PlainIsland>
	);
}

/**
 * The link to sign in and the link to the profile. A cached page has both, because it serves every reader; the boot script chooses one before
 * the first paint (HDR-16 to HDR-20).
 */
export function SignInLink({ brand }: { brand: Brand }) {
	return (
		<>
			<a className={`${styles.action} ${styles.signedOut}`} href="/ingresar/" data-keep="" data-sign-in-link="">
				<Icon svg={person} />
				{brand.texts.signIn}
			</a>
			<ProfileLink brand={brand} />
		</>
	);
}
