import { ButtonSamples } from '#app/dev/button-samples.tsx';
import { ChatSamples } from '#app/dev/chat-samples.tsx';
import { FieldSamples } from '#app/dev/field-samples.tsx';
import { ListSamples } from '#app/dev/list-samples.tsx';
import { MessageSamples } from '#app/dev/message-samples.tsx';
import { OverlaySamples } from '#app/dev/overlay-samples.tsx';
import { WaitingSamples } from '#app/dev/waiting-samples.tsx';
import { Queries } from '#app/queries.tsx';
import { Page } from '#shared/ui/page.tsx';

/** Every shared part in the theme and the language of this document. */
export function ComponentSheet() {
  return (
    <Queries>
      <main>
        <Page title="Components" lede={<bdi>Every shared part, in the states it can be in.</bdi>} width="text">
          <ButtonSamples />
          <FieldSamples />
          <ListSamples />
          <MessageSamples />
          <WaitingSamples />
          <OverlaySamples />
          <ChatSamples />
        </Page>
      </main>
    </Queries>
  );
}
