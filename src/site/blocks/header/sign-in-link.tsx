import person from 'lucide-static/icons/user-round.svg?raw';
import type { Brand } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import styles from './side-menu.module.css';

/**
 * The link to sign in and the link to the profile. A cached page has both, because it serves every reader; the boot script chooses one before
 * the first paint (HDR-16 to HDR-20).
 */
export function SignInLink({ brand: { texts, header } }: { brand: Brand }) {
	const profile = (
		<a className={`${styles.action} ${styles.signedIn}`} href="/perfil/" data-profile-link="" data-keep="">
			<Icon svg={person} />
			<span className={styles.words} data-words="">
				{texts.profile}
			</span>
		</a>
	);
	return (
		<>
			<a className={`${styles.action} ${styles.signedOut}`} href="/ingresar/" data-keep="" data-sign-in-link="">
				<Icon svg={person} />
				{texts.signIn}
			</a>
			{header.showsReaderName ? (
				<PlainIsland name="reader-name" when="session" props={{ words: texts.profile }}>
					{profile}
				</PlainIsland>
			) : (
				profile
			)}
		</>
	);
}
