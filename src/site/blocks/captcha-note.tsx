import type { BlockPage } from '../block.ts';
import { FormMessage } from '../islands/account/form-message.tsx';
import { sentOf } from './sent-form.ts';

/** Above a form that was posted without scripts and refused for its captcha: such a browser can solve none, so it says what can be done. */
export function CaptchaNote({ context: { brand }, subject }: Pick<BlockPage, 'context' | 'subject'>) {
	const refusal = sentOf(subject)?.refusal;
	if (refusal !== 'captcha-invalid' && refusal !== 'sign-up-captcha-invalid') return null;
	return (
		<noscript>
			<FormMessage kind="refused">{brand.texts.account.captchaNeedsScripts}</FormMessage>
		</noscript>
	);
}
