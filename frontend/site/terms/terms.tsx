import { Content, Portal, Provider, Root, Trigger, Arrow } from '@radix-ui/react-tooltip';
import { beautyPage } from '../../content/case-study/beauty.ts';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
const SIDE_OFFSET_PX = 4;
/** The least distance from the edges of the window. */
const EDGE_PX = 16;

/**
 * The terms of the metric tables, each with its meaning on hover or focus. Tooltips are rendered
 * into `container`, so that they are inside a landmark.
 */
export function Terms({ container }: { container: HTMLElement | null }) {
  return (
    <Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <ul className="terms">
        {beautyPage.terms.map(({ term, meaning }) => (
          <li key={term}>
            <Root>
              <Trigger className="term">{term}</Trigger>
              <Portal container={container}>
                <Content className="tooltip" sideOffset={SIDE_OFFSET_PX} collisionPadding={EDGE_PX}>
                  {meaning}
                  <Arrow className="tooltip__arrow" />
                </Content>
              </Portal>
            </Root>
          </li>
        ))}
      </ul>
    </Provider>
  );
}
