import { Link } from "react-router-dom";
import type { TopUpProposal } from "#generated/model/index.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Stack, Text, Box } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { type TopUpTarget, useTopUp } from "../hooks/use-top-up.ts";
import styles from "./top-up-drawer.module.css";

const SOURCES = [
  { source: 1, title: "购物车里的商品" },
  { source: 2, title: "您常买的商品" },
] as const;

type Props = { target: TopUpTarget; onClose: () => void };

/**
 * Proposes goods that bring the order up to an offer. Adding them updates the totals in place and loads new
 * proposals.
 */
export function TopUpDrawer({ target, onClose }: Props) {
  const { query, saved, add, adding } = useTopUp(target);
  return (
    <Modal
      title={`去凑单：${target.name ?? "免运费"}`}
      place="end"
      onClose={onClose}
      actions={
        <>
          <p className={styles.sum} role="status">
            现在应付 <strong>{formatMoney(query.data?.amount)}</strong>
            <small>含运费，未用券{saved > 0 && `；凑单已多省 ${formatMoney(saved)}`}</small>
          </p>
          <Button size="sm" onClick={onClose}>
            完成
          </Button>
        </>
      }
    >
      <Loaded query={query} what="凑单建议" as="tile" skeleton="64">
        {({ proposals }) =>
          proposals.length === 0 ? (
            <EmptyState
              title="没有单种商品能凑满"
              hint="购物车和常购里的商品都不合适，可以再挑几种。"
              action={
                <ButtonLink size="sm" variant="outline" to={paths.list()}>
                  去挑选商品
                </ButtonLink>
              }
            />
          ) : (
            SOURCES.map(({ source, title }) => {
              const rows = proposals.filter((proposal) => proposal.source === source);
              if (rows.length === 0) return null;
              return (
                <section key={source} className={styles.group} aria-label={title}>
                  <Text as="h3" mb="2" tone="muted" size="xs">
                    {title}
                  </Text>
                  <Box as="ul" noMarkers>
                    {rows.map((proposal) => (
                      <TopUpRow
                        key={proposal.goods_id}
                        proposal={proposal}
                        isAdding={adding === proposal.goods_id}
                        onAdd={() => add(proposal)}
                      />
                    ))}
                  </Box>
                </section>
              );
            })
          )
        }
      </Loaded>
    </Modal>
  );
}

type TopUpRowProps = { proposal: TopUpProposal; isAdding: boolean; onAdd: () => void };

/** One proposal: what is added for how much, what it saves, and what the order costs more in all. */
function TopUpRow({ proposal, isAdding, onAdd }: TopUpRowProps) {
  const { goods, gain, number, add, add_amount, saves, before, after } = proposal;
  const more = minusMoney(after, before);
  return (
    <li className={styles.row}>
      <Stack grow narrow>
        <Link to={paths.goods(goods.id)} className={styles.name}>
          {goods.name}
        </Link>
        <Text tone="muted" size="xs">
          {goods.ypgg} · {goods.sccj}
        </Text>
        <span>
          +{add} {goods.bzdw} {formatMoney(add_amount)} →{" "}
          <Text as="b" tone="promo">
            多减 {formatMoney(saves)}
          </Text>
        </span>
        <Text tone="muted" size="xs">
          {number > 0 && `${number}→${number + add} ${goods.bzdw}`}
          {more > 0 ? `只多付 ${formatMoney(more)}` : `少付 ${formatMoney(more).replace("-", "")}`}，{gain}
        </Text>
      </Stack>
      <Button
        size="xs"
        variant="outline"
        loading={isAdding}
        aria-label={`加入 ${add} ${goods.bzdw} ${goods.name}`}
        onClick={onAdd}
      >
        加入
      </Button>
    </li>
  );
}
