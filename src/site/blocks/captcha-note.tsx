import type { BlockPage } from '../block.ts';
import { FormMessage } from '../islands/account/form-message.tsx';
import { postedFormOf } from './form-subject.ts';

/** For browsers without scripts, above a form that was refused because of its captcha: says that the captcha needs JavaScript. */
export function CaptchaNote({ context: { brand }, subject }: Pick<BlockPage, 'context' | 'subject'>) {
	const refusal = postedFormOf(subject)?.refusal;
	if (refusal !== 'captcha-invalid' && refusal !== 'sign-up-captcha-invalid') return null;
	return (
		<noscript>
			<FormMessage kind="refused">{brand.texts.account.captchaNeedsScripts}</FormMessage>
		</noscript>
	);
}
