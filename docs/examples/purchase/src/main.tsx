import { listAddresses } from "@pharmacy-wholesale/client/hooks/address";
import { addCartLines, checkoutCart } from "@pharmacy-wholesale/client/hooks/cart";
import { useListGoods } from "@pharmacy-wholesale/client/hooks/goods";
import { createOrder } from "@pharmacy-wholesale/client/hooks/order";
import { useLogin } from "@pharmacy-wholesale/client/hooks/user";
import { type ApiError, setHosts } from "@pharmacy-wholesale/client/http";
import type { Goods, LoginBody } from "@pharmacy-wholesale/client/model";
import { QueryClient, QueryClientProvider, useMutation } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";

function Login() {
  const login = useLogin<ApiError>();
  if (login.isSuccess) return <Catalogue />;
  return (
    <form action={(form) => login.mutate({ data: Object.fromEntries(form) as LoginBody })}>
      <input name="username" aria-label="用户名" autoComplete="username" />
      <input name="password" aria-label="密码" type="password" autoComplete="current-password" />
      <button type="submit">登录</button>
      <p role="alert">{login.error?.firstFieldMessage}</p>
    </form>
  );
}

async function buy({ id, price, ck_id, ...offer }: Goods) {
  const { goods_price_id = 0, ladder_price_id = 0, goods_manjian_id = 0, is_yj = 0 } = offer;
  const chosen = { price: price ?? 0, ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj };
  const cart = await addCartLines({ params: [{ goods_id: id, number: 1, ...chosen }] });
  const checkout = await checkoutCart({ ids: cart.data.lines.map((line) => line.id), new: 1 });
  const address_id = (await listAddresses()).data[0]?.id ?? 0;
  const { data } = await createOrder({ checkout_no: checkout.data.checkout_no, address_id, invoice_kind: 1 });
  return `订单号 ${data.order_no}，应付 ${data.amount} 元`;
}

function Catalogue() {
  const { data: goods } = useListGoods({ in_stock: 1 });
  const { data: bought, error, mutate } = useMutation<string, ApiError, Goods>({ mutationFn: buy });
  return (
    <>
      <p role="status">{bought ?? error?.firstFieldMessage}</p>
      {goods?.data.list.map((item) => (
        <button key={item.id} type="button" onClick={() => mutate(item)}>
          购买{item.name} {item.price} 元
        </button>
      ))}
    </>
  );
}
if (import.meta.env.VITE_API_MAIN) setHosts({ main: import.meta.env.VITE_API_MAIN });
const root = createRoot(document.querySelector("#root") as Element);
root.render(<QueryClientProvider client={new QueryClient()} children={<Login />} />);
