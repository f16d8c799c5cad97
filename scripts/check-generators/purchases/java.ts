/** A purchase with the Java client of openapi-generator, which uses Java's own HTTP client. */
export const JAVA = `import java.net.CookieManager;
import java.net.http.HttpClient;
import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.CartApi;
import org.openapitools.client.api.GoodsApi;
import org.openapitools.client.api.OrderApi;
import org.openapitools.client.api.UserApi;
import org.openapitools.client.model.*;

public class Buy {
  public static void main(String[] arguments) throws Exception {
    var client = new ApiClient();
    client.updateBaseUri(System.getenv("SHOP"));
    client.setHttpClientBuilder(HttpClient.newBuilder().cookieHandler(new CookieManager()));
    new UserApi(client).login("buyer", "demo1234", null, null, null);
    var found = new GoodsApi(client).listGoods(null, null, null, null, null, null, null, null, null, Flag.Yes, null, null, null, null, null, null, null, null, 1, 20);
    var goods = found.getData().getList().get(0);
    var line = new AddToCartItem().goodsId(goods.getId()).price(goods.getPrice()).number(1).ckId(goods.getCkId())
        .goodsPriceId(goods.getGoodsPriceId()).ladderPriceId(goods.getLadderPriceId())
        .goodsManjianId(goods.getGoodsManjianId()).isYj(goods.getIsYj());
    var cart = new CartApi(client);
    var added = cart.addCartLines(new AddCartLinesBody().params(List.of(line)), null, null);
    var ids = added.getData().getLines().stream().map(each -> each.getId()).toList();
    var checkout = cart.checkoutCart(new CheckoutCartBody().ids(ids), null).getData();
    var orders = new OrderApi(client);
    var body = new CreateOrderBody().checkoutNo(checkout.getCheckoutNo()).addressId(1).invoiceKind(InvoiceKind.Ordinary);
    var order = orders.createOrder(body, null).getData();
    System.out.println("ordered " + orders.getOrder(order.getOrderId()).getData().getOrderNo());
  }
}
`;
